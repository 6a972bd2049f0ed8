-- Runtime Error or Wrong Answer
SELECT json_extract(replace(printf('%.*c', 100000, 'x'), 'x', '[') || replace(printf('%.*c', 100000, 'x'), 'x', ']'), '$')
