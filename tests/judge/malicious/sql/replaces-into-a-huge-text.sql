-- Runtime Error
SELECT LENGTH(replace(replace(replace(replace(printf('%.*c', 1000, 'x'), 'x', printf('%.*c', 1000, 'y')), 'y', printf('%.*c', 1000, 'z')), 'z', 'zzzzzzzz'), 'z', 'zz'))
