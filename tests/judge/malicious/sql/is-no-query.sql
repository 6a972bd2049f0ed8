-- Compile Error
This is no query.
