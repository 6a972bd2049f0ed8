-- Compile Error or Time Limit Exceeded
SELECT COUNT(*) FROM generate_series(1, 1000000000000)
