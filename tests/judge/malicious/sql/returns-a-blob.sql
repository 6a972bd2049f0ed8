-- Runtime Error
SELECT x'2a'
