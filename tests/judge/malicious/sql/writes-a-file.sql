-- Compile Error
SELECT writefile('/tmp/written', 'text')
