create index concurrently if not exists search_deletions_by_word on search_deletions (word_id);
