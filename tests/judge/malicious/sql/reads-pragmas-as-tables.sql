-- Compile Error or Runtime Error
SELECT * FROM pragma_database_list
