-- Compile Error
CREATE VIRTUAL TABLE words USING fts5(word); SELECT 42
