create index concurrently if not exists webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_at) where delivered_at is null and next_at is not null;
