-- The new one begins with the same columns.
drop index follows_of_person;
