print("tateyoko")
