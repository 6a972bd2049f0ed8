# Time Limit Exceeded
while True:
    pass
