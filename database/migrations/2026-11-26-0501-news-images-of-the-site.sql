-- Images that were copied from feeds belong to nobody.
alter table images alter column owner_id drop not null;
