-- Which version of the renderer made what readers see; what an older one made is rendered again in the background. Under load,
-- code in blogs had lost its colours.
alter table blogs add column shown_version smallint not null default 0;
create index blogs_by_shown_version on blogs (shown_version);
