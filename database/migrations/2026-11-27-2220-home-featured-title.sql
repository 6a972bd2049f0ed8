-- The title of a featured page when it was chosen: admins still know it when the page is not public any more.
alter table featured_items add column title text not null default '' check (length(title) <= 400);
