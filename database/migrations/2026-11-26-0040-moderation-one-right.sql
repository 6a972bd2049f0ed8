-- One right to report anything, for the roles that could report blogs. A new database has no rights yet and gets it at the first start.
insert into rights (name) select 'content.report' from rights where name = 'blogs.report' on conflict do nothing;
update roles set rights = rights || array['content.report'] where 'blogs.report' = any (rights) and not 'content.report' = any (rights);
-- The two old rights stay: the previous version may still run beside this one.
