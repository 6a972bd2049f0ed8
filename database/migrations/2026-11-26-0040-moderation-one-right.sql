-- One right to report anything, for the roles that could report blogs. A new database has no rights yet and gets it at the first start.
insert into rights (name) select 'content.report' from rights where name = 'blogs.report' on conflict do nothing;
update roles set rights = rights || array['content.report'] where 'blogs.report' = any (rights) and not 'content.report' = any (rights);
update roles set rights = array_remove(array_remove(rights, 'blogs.report'), 'practice.report');
delete from rights where name in ('blogs.report', 'practice.report');
