-- Compile Error
SELECT readfile('/etc/passwd')
