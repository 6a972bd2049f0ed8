-- Whom a person follows, the newest first; and who follows them, in an order that never ties.
create index concurrently follows_by_person on follows (follower_id, followed_at desc, followed_id desc);
