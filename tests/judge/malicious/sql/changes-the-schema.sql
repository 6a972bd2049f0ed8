-- Compile Error
UPDATE sqlite_master SET sql = 'CREATE TABLE given (number TEXT)'; SELECT 42
