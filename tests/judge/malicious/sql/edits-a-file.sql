-- Compile Error
SELECT edit('text', 'sh')
