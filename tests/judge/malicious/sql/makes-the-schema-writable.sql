-- Compile Error
PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'x'; SELECT 42
