-- Wrong Answer
SELECT 9e999
