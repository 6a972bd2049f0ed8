-- A review that was closed with thanks can be reopened.
alter table code_reviews drop constraint code_reviews_check;
alter table code_reviews add constraint code_reviews_thanks_check check (thanked_at is null or reviewed_at is not null);
