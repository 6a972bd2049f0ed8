-- Compile Error
/* SELECT 42 FROM given
