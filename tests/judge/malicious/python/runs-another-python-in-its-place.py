# Runtime Error or Wrong Answer or Time Limit Exceeded or Compile Error
import os


def answer(number):
    os.execv("/usr/bin/python3", ["python3", "-I", "-S", "-c", "import os\nwhile True: os.write(1, b'0000000d{\"number\": 1}')"])
