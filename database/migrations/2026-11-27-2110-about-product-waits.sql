-- Members who want to be notified when a product is ready. A row is deleted when they were.
create table product_waits (
  person_id uuid not null references people (id) on delete cascade,
  slug text not null check (length(slug) between 1 and 60),
  asked_at timestamptz not null,
  primary key (person_id, slug)
);
create index product_waits_of_product on product_waits (slug);
