-- Addresses of other sites that hear of events.
create table webhooks (
  id uuid primary key,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) between 1 and 20),
  -- Signs deliveries, so it cannot be stored as a hash.
  secret text not null,
  created_at timestamptz not null
);

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_at timestamptz,
  delivered_at timestamptz,
  status integer,
  error text check (length(error) <= 300),
  unique (webhook_id, event, subject)
);
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_by_time on webhook_deliveries (created_at);
