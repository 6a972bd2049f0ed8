-- Wrong Answer
BEGIN; DELETE FROM given; SELECT COUNT(*) FROM given
