-- Compile Error or Runtime Error
SELECT COUNT(*) FROM sqlite_dbpage
