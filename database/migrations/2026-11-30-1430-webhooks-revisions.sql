-- Two admins must not replace each other's changes of a webhook.
alter table webhooks add column revision integer not null default 1;
