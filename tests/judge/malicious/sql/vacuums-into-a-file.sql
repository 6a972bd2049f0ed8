-- Compile Error or Runtime Error
VACUUM INTO '/tmp/copy.db'; SELECT 42
