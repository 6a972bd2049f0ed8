create index concurrently if not exists news_articles_in_review on news_articles (proposed_at, id) where proposed_at is not null;
