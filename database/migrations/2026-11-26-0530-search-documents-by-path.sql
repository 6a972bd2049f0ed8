create index concurrently if not exists search_documents_of_path on search_documents (path);
