-- A product is not called "Basic Deck deck" any more: a word that ends its set's name and begins its type is said once.
-- What was noted about it before keeps the name that it had.
UPDATE "Product" SET name = left(name, -length(type) - 1) || substr(type, length(split_part(type, ' ', 1)) + 1)
WHERE lower(name) LIKE '% ' || replace(replace(lower(split_part(type, ' ', 1) || ' ' || type), '_', '\_'), '%', '\%');
