-- Compile Error
DROP TABLE given; CREATE TABLE given (number); SELECT number FROM other
