-- Runtime Error
SELECT randomblob(1000000000)
