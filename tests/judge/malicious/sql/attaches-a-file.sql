-- Compile Error
ATTACH '/etc/passwd' AS other; SELECT * FROM other.sqlite_master
