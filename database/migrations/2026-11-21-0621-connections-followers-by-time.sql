create index concurrently follows_to_person on follows (followed_id, followed_at desc, follower_id desc);
