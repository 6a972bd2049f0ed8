-- Compile Error
PRAGMA hard_heap_limit = 0; SELECT 42
