-- Compile Error
DETACH main; SELECT 42
