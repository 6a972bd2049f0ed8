create index concurrently if not exists problems_previous_slugs on problems using gin (previous_slugs);
