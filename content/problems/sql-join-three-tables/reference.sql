SELECT DISTINCT users.id AS user_id, users.name, courses.title
FROM enrollments
JOIN users ON users.id = enrollments.user_id
JOIN courses ON courses.id = enrollments.course_id
WHERE enrollments.progress = 1 AND courses.level = 'advanced'
ORDER BY courses.title, users.id;
