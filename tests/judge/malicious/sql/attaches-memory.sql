-- Compile Error
ATTACH ':memory:' AS other; SELECT 42
