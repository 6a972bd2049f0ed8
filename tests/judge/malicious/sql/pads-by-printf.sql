-- Runtime Error
SELECT printf('%.*c', 2000000000, 'x')
