-- Runtime Error
SELECT LENGTH(hex(zeroblob(2147483647)))
