-- Compile Error
SELECT * FROM fsdir('/')
