create index concurrently if not exists webhook_deliveries_failing on webhook_deliveries (webhook_id, next_at) where attempts > 0 and status is null and next_at is not null;
