-- Compile Error
SELECT ?1, :answer
