create index concurrently if not exists problem_edits_of_author on problem_edits (author_id);
